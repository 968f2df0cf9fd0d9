import type { SVGProps } from 'react';

const Svg = (props: SVGProps<SVGSVGElement>) => <svg {...props} />;

export default Svg;
