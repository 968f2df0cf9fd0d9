import { vars } from '#theme/vars';
import { useSite } from '@/data/session/siteContext';

const PHONE = 92;
const fills = [vars.primary.main, vars.accent.main, vars.success.main, vars.danger.main] as const;

interface MiniSiteProps {
  /** Twice as wide, as a computer shows it. */
  wide?: boolean;
}

/** The home page of the brand in small, as a part of a drawing: header, banner, categories, games. */
export function MiniSite({ wide = false }: MiniSiteProps) {
  const { logo, art } = useSite().boot.brand;
  const width = wide ? PHONE * 2 : PHONE;
  const columns = wide ? 8 : 4;
  const rows = wide ? [82] : [82, 132];
  return (
    <g>
      <rect width={width} height={220} fill={vars.surface.page} />
      <image href={logo} x={4} y={3} width={24} height={9} preserveAspectRatio="xMinYMid meet" />
      <rect x={width - 38} y={4} width={15} height={7} rx={3.5} fill={vars.surface.overlay} />
      <rect x={width - 20} y={4} width={16} height={7} rx={3.5} fill={vars.accent.main} />
      <rect x={4} y={15} width={width - 8} height={40} rx={4} fill={vars.primary.main} />
      <rect x={9} y={22} width={32} height={4} rx={2} fill={vars.text.onPrimary} />
      <rect x={9} y={29} width={22} height={3} rx={1.5} fill={vars.text.onPrimary} />
      <rect x={9} y={40} width={22} height={8} rx={4} fill={vars.accent.main} />
      <image
        href={art.small[0]}
        x={width - 52}
        y={17}
        width={46}
        height={36}
        preserveAspectRatio="xMidYMid meet"
      />
      {Array.from({ length: columns }, (_, place) => (
        <g key={place} transform={`translate(${4 + place * ((width - 20) / (columns - 1))} 60)`}>
          <rect width={12} height={12} rx={4} fill={vars.surface.overlay} />
          <circle cx={6} cy={6} r={3} fill={fills[place % fills.length]} />
          <rect y={15} width={12} height={2} rx={1} fill={vars.text.muted} />
        </g>
      ))}
      {rows.flatMap((top) =>
        Array.from({ length: columns / 2 }, (_, place) => (
          <rect
            key={`${top} ${place}`}
            x={4 + place * 46}
            y={top}
            width={38}
            height={46}
            rx={4}
            fill={vars.surface.raised}
          />
        )),
      )}
    </g>
  );
}
