declare module '*.css';
declare module '*.svg' {
  import type { FunctionComponent, SVGProps } from 'react';
  const Svg: FunctionComponent<SVGProps<SVGSVGElement>>;
  export default Svg;
}
