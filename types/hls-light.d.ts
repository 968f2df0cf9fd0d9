/** The package brings the types of its whole build alone; the light one, without captions and DRM, has the same class. */
declare module 'hls.js/light' {
  export { default } from 'hls.js';
}
