import { styled, useThemeProps } from '@mui/material/styles';
import { useEffect, useRef, type ComponentPropsWithRef } from 'react';
import { vars } from '#theme/vars';
import { innerSlots } from '../styles/innerSlots';
import { slotClasses } from '../styles/slotClasses';
import { withClass } from '../styles/withClass';

export const qrCodeClasses = slotClasses('MarqueeQrCode', ['root', 'code']);

/** Side in pixels, without the quiet zone (spec §9). The tile adds the 12 px that scanners need. */
const side = 160;

const Root = styled('div', {
  name: 'MarqueeQrCode',
  slot: 'Root',
  overridesResolver: innerSlots(qrCodeClasses),
})<{ ownerState: QrCodeProps }>({
  width: side + 24,
  height: side + 24,
  margin: '0 auto',
  padding: 12,
  borderRadius: vars.radius.sm,
  backgroundColor: vars.qr.paper,
  color: vars.qr.ink,
  [`& .${qrCodeClasses.code}`]: { display: 'block', width: side, height: side },
});

interface Code {
  size: number;
  path: string;
}

async function draw(text: string): Promise<Code> {
  const { create } = await import('qrcode');
  const { size, data } = create(text, { errorCorrectionLevel: 'M' }).modules;
  const path = [...data]
    .map((dark, at) => (dark ? `M${at % size} ${Math.floor(at / size)}h1v1h-1z` : ''))
    .join('');
  return { size, path };
}

interface QrCodeProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** Content of the code: an address. */
  text: string;
  /** Accessible name: "Mã QR tải ứng dụng". */
  label: string;
}

declare module '@mui/material/styles' {
  interface ComponentsPropsList {
    MarqueeQrCode: QrCodeProps;
  }
}

/** A QR code of 160 px, drawn on its first render (HDR-07). It draws into its own element. */
export function QrCode(given: QrCodeProps) {
  const props = useThemeProps({ props: given, name: 'MarqueeQrCode' });
  const { text, label, className, ...rest } = props;
  const svg = useRef<SVGSVGElement>(null);
  const ink = useRef<SVGPathElement>(null);
  useEffect(() => {
    let wanted = true;
    void draw(text).then(({ size, path }) => {
      if (!wanted) return;
      svg.current?.setAttribute('viewBox', `0 0 ${size} ${size}`);
      ink.current?.setAttribute('d', path);
    });
    return () => {
      wanted = false;
    };
  }, [text]);
  return (
    <Root data-own-colours {...rest} className={withClass(qrCodeClasses.root, className)} ownerState={props}>
      <svg ref={svg} className={qrCodeClasses.code} role="img" aria-label={label} shapeRendering="crispEdges">
        <path ref={ink} fill="currentColor" />
      </svg>
    </Root>
  );
}
