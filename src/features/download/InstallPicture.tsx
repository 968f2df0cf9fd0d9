import { styled } from '@mui/material/styles';
import { useId, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { vars } from '#theme/vars';
import { useSite } from '@/data/session/siteContext';
import type { DeviceKind } from '@/domain/deviceKind';
import { MiniSite } from './MiniSite';

export const installSteps = ['open', 'choose', 'add', 'use'] as const;
export type InstallStep = (typeof installSteps)[number];

const Drawing = styled('svg')({ display: 'block', width: '100%', height: '100%' });

/** Draws the eye to what the step is about. */
function Ring({ x, y, r = 9 }: { x: number; y: number; r?: number }) {
  return <circle cx={x} cy={y} r={r} fill="none" stroke={vars.accent.main} strokeWidth={2.5} />;
}

function Line({ x, y, width, strong = false }: { x: number; y: number; width: number; strong?: boolean }) {
  return (
    <rect {...{ x, y, width }} height={3} rx={1.5} fill={strong ? vars.text.primary : vars.text.muted} />
  );
}

/** A square with a plus: what all systems show beside ‘add’. */
function Plus({ x, y }: { x: number; y: number }) {
  return (
    <path
      transform={`translate(${x} ${y})`}
      d="M2.5 .5h5a2 2 0 0 1 2 2v5a2 2 0 0 1-2 2h-5a2 2 0 0 1-2-2v-5a2 2 0 0 1 2-2zM5 2.8v4.4M2.8 5h4.4"
      fill="none"
      stroke={vars.text.primary}
    />
  );
}

/** A list of what a browser offers; the row that adds the site stands out. */
function Choices({ x, y, width, rows, chosen }: Record<'x' | 'y' | 'width' | 'rows' | 'chosen', number>) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <rect {...{ width }} height={rows * 15 + 6} rx={6} fill={vars.surface.overlay} />
      {Array.from({ length: rows }, (_, row) => (
        <g key={row} transform={`translate(0 ${row * 15 + 3})`}>
          {row === chosen && (
            <rect
              x={3}
              width={width - 6}
              height={15}
              rx={4}
              fill={vars.surface.selected}
              stroke={vars.accent.main}
              strokeWidth={2}
            />
          )}
          {row === chosen && <Plus x={8} y={2.5} />}
          <Line
            x={row === chosen ? 22 : 8}
            y={6}
            width={row === chosen ? 36 : 26 + row * 5}
            strong={row === chosen}
          />
        </g>
      ))}
    </g>
  );
}

/** Apps of a device; the brand's own is among them. */
function Apps() {
  const { logo } = useSite().boot.brand;
  return (
    <g>
      <rect width={92} height={220} fill={vars.surface.base} />
      {[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11].map((place) => (
        <rect
          key={place}
          x={9 + (place % 3) * 28}
          y={12 + Math.floor(place / 3) * 34}
          width={20}
          height={20}
          rx={6}
          fill={place === 4 ? vars.surface.raised : vars.primary.soft}
        />
      ))}
      <image href={logo} x={39} y={48} width={16} height={16} preserveAspectRatio="xMidYMid meet" />
      <Ring x={47} y={56} r={17} />
    </g>
  );
}

/** Safari has its buttons below the page. */
const showsFoot = (device: DeviceKind, step: InstallStep): boolean =>
  device === 'ios' && (step === 'choose' || step === 'add');

const share = 'M0 4v6h9V4M4.5 7V0M2 2.4 4.5 0 7 2.4';

/** A browser on a phone: its bar is above the page with Android, below it with iOS. */
function PhoneScreen({ device, step }: { device: 'android' | 'ios'; step: InstallStep }) {
  if (step === 'use') return <Apps />;
  const isIos = device === 'ios';
  return (
    <g>
      <g transform={isIos ? undefined : 'translate(0 16)'}>
        <MiniSite />
      </g>
      {isIos && showsFoot(device, step) && (
        <g transform="translate(0 110)">
          <rect width={92} height={42} fill={vars.surface.base} />
          <rect x={6} y={4} width={80} height={12} rx={6} fill={vars.surface.field} />
          <Line x={30} y={8.5} width={32} />
          <path transform="translate(41.5 23)" d={share} fill="none" stroke={vars.text.primary} />
          {step === 'choose' && <Ring x={46} y={28} r={11} />}
        </g>
      )}
      {!isIos && (
        <g>
          <rect width={92} height={16} fill={vars.surface.base} />
          <rect x={5} y={3} width={68} height={10} rx={5} fill={vars.surface.field} />
          <Line x={11} y={6.5} width={34} />
          {[4.5, 8, 11.5].map((dot) => (
            <circle key={dot} cx={82} cy={dot} r={1.2} fill={vars.text.primary} />
          ))}
          {step === 'choose' && <Ring x={82} y={8} r={7.5} />}
        </g>
      )}
      {step === 'add' && (
        <Choices
          {...(isIos ? { x: 4, y: 58, width: 84 } : { x: 12, y: 18, width: 76 })}
          rows={5}
          chosen={3}
        />
      )}
    </g>
  );
}

/** A phone that is cut off at the edge where nothing happens. */
function Phone({ device, step, clip }: { device: 'android' | 'ios'; step: InstallStep; clip: string }) {
  const isFoot = showsFoot(device, step);
  const height = isFoot ? 160 : 200;
  return (
    <g transform={`translate(70 ${isFoot ? -22 : 12})`}>
      <rect width={100} height={height} rx={16} fill={vars.text.muted} />
      <clipPath id={clip}>
        <rect x={4} y={4} width={92} height={height - 8} rx={12} />
      </clipPath>
      <g clipPath={`url(#${clip})`}>
        <g transform="translate(4 4)">
          <PhoneScreen device={device} step={step} />
        </g>
      </g>
    </g>
  );
}

/** A window of a computer: of the browser, and at last of the site itself. */
function Computer({ step, clip }: { step: InstallStep; clip: string }) {
  const { logo } = useSite().boot.brand;
  const isOwn = step === 'use';
  return (
    <g transform="translate(28 14)">
      <clipPath id={clip}>
        <rect width={184} height={160} rx={8} />
      </clipPath>
      <g clipPath={`url(#${clip})`}>
        <g transform={`translate(0 ${isOwn ? 16 : 20})`}>
          <MiniSite wide />
        </g>
        <rect width={184} height={isOwn ? 16 : 20} fill={vars.surface.base} />
        {isOwn ? (
          <>
            <image href={logo} x={12} y={3} width={10} height={10} preserveAspectRatio="xMidYMid meet" />
            <Ring x={17} y={8} r={6.75} />
          </>
        ) : (
          <>
            <rect x={30} y={4} width={128} height={12} rx={6} fill={vars.surface.field} />
            <Line x={38} y={8.5} width={50} />
            <path
              transform="translate(146 6)"
              d="M4 0v5M1.5 3 4 5.5 6.5 3M0 7.5h8"
              fill="none"
              stroke={vars.text.primary}
            />
            {step === 'choose' && <Ring x={150} y={10} r={8} />}
          </>
        )}
        {[7, 14, 21].map((dot) => (
          <circle key={dot} cx={isOwn ? 184 - dot : dot} cy={isOwn ? 8 : 10} r={2.2} fill={vars.text.muted} />
        ))}
        {step === 'add' && (
          <g transform="translate(76 24)">
            <rect width={100} height={58} rx={8} fill={vars.surface.overlay} />
            <image href={logo} x={8} y={8} width={20} height={16} preserveAspectRatio="xMidYMid meet" />
            <Line x={34} y={11} width={50} strong />
            <Line x={34} y={18} width={36} />
            <rect x={8} y={36} width={38} height={14} rx={7} fill={vars.surface.selected} />
            <rect x={54} y={36} width={38} height={14} rx={7} fill={vars.primary.main} />
            <rect
              x={51.5}
              y={33.5}
              width={43}
              height={19}
              rx={9.5}
              fill="none"
              stroke={vars.accent.main}
              strokeWidth={2.5}
            />
          </g>
        )}
      </g>
    </g>
  );
}

interface InstallPictureProps {
  device: DeviceKind;
  step: InstallStep;
}

/** The brand's own page on a device, at one step of its installation (INFO-04). Drawn, so that it is never out of date. */
export function InstallPicture({ device, step }: InstallPictureProps) {
  const { t } = useTranslation('download');
  const { name } = useSite().boot.brand;
  const clip = useId();
  const drawing: ReactNode =
    device === 'desktop' ? (
      <Computer step={step} clip={clip} />
    ) : (
      <Phone device={device} step={step} clip={clip} />
    );
  return (
    <Drawing
      role="img"
      aria-label={t(`picture.${device}.${step}`, { brand: name })}
      viewBox="0 0 240 150"
      preserveAspectRatio="xMidYMid slice"
    >
      {drawing}
    </Drawing>
  );
}
