/* Leaflet 1.9 and Leaflet.markercluster 1.5, as far as the map uses them. */

type LatLng = [number, number]

declare class LatLngBounds {
  contains(point: LatLng): boolean
}

declare class Layer {
  addTo(map: LeafletMap): this
  on(events: string, listener: () => void): this
  getElement(): HTMLElement | undefined
}

interface MarkerOptions<Mark> {
  icon: Icon
  mark: Mark
  counts: Map<string, number>
}

declare class Marker<Mark> extends Layer {
  options: MarkerOptions<Mark>
  getLatLng(): LatLng
}

declare class MarkerCluster<Mark> extends Marker<Mark> {
  getAllChildMarkers(): Marker<Mark>[]
}

declare class MarkerClusterGroup<Mark> extends Layer {
  clearLayers(): this
  addLayers(markers: Marker<Mark>[]): this
  getVisibleParent(marker: Marker<Mark>): Marker<Mark> | null
}

interface MarkerClusterOptions<Mark> {
  maxClusterRadius: number
  disableClusteringAtZoom: number
  spiderfyOnMaxZoom: boolean
  showCoverageOnHover: boolean
  animate: boolean
  iconCreateFunction(cluster: MarkerCluster<Mark>): Icon
}

interface IconOptions {
  iconSize: [number, number]
  iconAnchor: [number, number]
  className: string
}

declare class Icon {
  constructor(options: IconOptions)
  /** Gives an element the size, the anchor and the class of the options. */
  _setIconStyles(element: HTMLElement, kind: 'icon' | 'shadow'): void
}

declare class LeafletMap {
  getBounds(): LatLngBounds
  getZoom(): number
  getMaxZoom(): number
  setMinZoom(zoom: number): this
  setView(centre: LatLng, zoom: number, options?: { animate: boolean }): this
  panInside(point: LatLng, options: { paddingTopLeft: [number, number]; paddingBottomRight: [number, number] }): this
  zoomIn(): this
  zoomOut(): this
  invalidateSize(options: { animate: boolean }): this
  addLayer(layer: Layer): this
  getPane(name: string): HTMLElement | undefined
  on(events: string, listener: () => void): this
  once(events: string, listener: () => void): this
}

interface MapOptions {
  crs: CRS
  center: LatLng
  zoom: number
  minZoom: number
  maxZoom: number
  zoomSnap: number
  zoomDelta: number
  maxBounds: [LatLng, LatLng]
  maxBoundsViscosity: number
  attributionControl: boolean
  zoomControl: boolean
  renderer: Layer
  wheelPxPerZoomLevel: number
  zoomAnimation: boolean
  fadeAnimation: boolean
  markerZoomAnimation: boolean
  inertia: boolean
}

interface CRS {
  transformation: Transformation
}

declare class Transformation {
  constructor(a: number, b: number, c: number, d: number)
}

interface PathOptions {
  className: string
  interactive: boolean
}

/** The library, as its module exports it. */
interface Leaflet {
  map(box: HTMLElement, options: MapOptions): LeafletMap
  marker<Mark>(point: LatLng, options: MarkerOptions<Mark>): Marker<Mark>
  markerClusterGroup<Mark>(options: MarkerClusterOptions<Mark>): MarkerClusterGroup<Mark>
  polyline(lines: LatLng[][], options: PathOptions): Layer
  polygon(lines: LatLng[][], options: PathOptions): Layer
  svg(options: { padding: number }): Layer
  Icon: { extend(methods: { createIcon(this: Icon): HTMLElement; createShadow(): null } & ThisType<Icon>): typeof Icon }
  CRS: { Simple: CRS }
  Util: { extend<T, U>(to: T, from: CRS, more: U): CRS }
  Transformation: typeof Transformation
}
