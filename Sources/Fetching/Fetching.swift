// The stage begins here.
