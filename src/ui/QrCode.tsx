import { styled } from '@mui/material/styles';
import { useEffect, useState } from 'react';
import { vars } from '#theme/vars';

/** Side in pixels; the code itself has no margin (spec §9). The tile gives the 12 px that a scanner needs. */
const side = 160;

const Root = styled('div', { name: 'MarqueeQrCode', slot: 'Root' })({
  width: side + 24,
  height: side + 24,
  margin: '0 auto',
  padding: 12,
  borderRadius: vars.radius.sm,
  backgroundColor: vars.qr.paper,
  color: vars.qr.ink,
  '& svg': { display: 'block', width: side, height: side },
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

interface QrCodeProps {
  /** What the code says: an address. */
  text: string;
  /** Read out: "Mã QR tải ứng dụng". */
  label: string;
}

/** A QR code of 160 px, drawn when it is first shown (HDR-07). */
export function QrCode({ text, label }: QrCodeProps) {
  const [code, setCode] = useState<Code | null>(null);
  useEffect(() => {
    let wanted = true;
    void draw(text).then((drawn) => wanted && setCode(drawn));
    return () => {
      wanted = false;
    };
  }, [text]);
  return (
    <Root data-own-colours>
      {code && (
        <svg
          role="img"
          aria-label={label}
          viewBox={`0 0 ${code.size} ${code.size}`}
          shapeRendering="crispEdges"
        >
          <path fill="currentColor" d={code.path} />
        </svg>
      )}
    </Root>
  );
}
