import type { LotteryRegion } from '#contract/lottery';
import { lightInk, regionInks } from '#theme/regionInks';
import { landscapeOf } from './landscapes';

interface LandscapeProps {
  /** Code of a lottery, or of the province that holds its draw. */
  code: string;
  region: LotteryRegion;
  className?: string | undefined;
}

/** The landscape of a province in the colours of its region, as the brand tints them. */
export function Landscape({ code, region, className }: LandscapeProps) {
  const { sky, haze, middle, deep } = regionInks[region];
  const inks = { sky, middle, deep, light: lightInk };
  const { sun, shapes } = landscapeOf(code);
  return (
    <svg
      className={className}
      viewBox="0 0 280 120"
      preserveAspectRatio="xMidYMax slice"
      aria-hidden
      focusable={false}
      data-place={code}
    >
      <path fill={sky} d="M0 0h280v120H0z" />
      {/* Bands in place of a gradient, which would need an id for each picture. */}
      <path fill={haze} fillOpacity={0.3} d="M0 30h280v90H0z" />
      <path fill={haze} fillOpacity={0.45} d="M0 58h280v62H0z" />
      <circle fill={lightInk} fillOpacity={0.9} cx={sun} cy={42} r={20} />
      <circle fill={lightInk} fillOpacity={0.22} cx={sun} cy={42} r={34} />
      {shapes.map(([ink, opacity, path, stroke], at) =>
        stroke === undefined ? (
          <path key={at} fill={inks[ink]} fillOpacity={opacity / 100} d={path} />
        ) : (
          <path
            key={at}
            fill="none"
            stroke={inks[ink]}
            strokeOpacity={opacity / 100}
            strokeWidth={stroke}
            strokeLinecap="round"
            d={path}
          />
        ),
      )}
      <path fill={middle} d="M0 94h280v26H0z" />
      <path fill={deep} fillOpacity={0.45} d="M0 94h280v26H0z" />
      <path
        stroke={lightInk}
        strokeOpacity={0.35}
        strokeWidth={2}
        strokeLinecap="round"
        d="M30 102h40M120 106h60M210 101h34M70 112h30M180 114h50"
      />
    </svg>
  );
}
