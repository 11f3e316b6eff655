#!/usr/bin/env bash
# booted.sh ROOT: the system in a folder as a machine of its own, with systemd as its first process; to be run by `unshare --mount --pid
# --fork --uts --ipc --cgroup`, as root. It shares the network. A chroot would not do: systemd makes no user namespaces in one.
set -euo pipefail
mount --make-rprivate /
mount --bind "$1" "$1"
cd "$1"
mount -t proc proc proc
mount -t sysfs sysfs sys
mount -t tmpfs tmpfs run
mount -t tmpfs tmpfs tmp
mount -t cgroup2 none sys/fs/cgroup
mount --rbind /dev dev
mkdir -p .outside
pivot_root . .outside
cd /
umount -l /.outside
exec env -i PATH=/usr/sbin:/usr/bin container=trial /sbin/init
