import { styled } from '@mui/material/styles';
import { useEffect, useRef, useState } from 'react';
import { vars } from '#theme/vars';
import { contrast, resolved } from './contrast';

const { surface, text, primary, accent, success, danger, line, focus } = vars;

const pairs = [
  ['text.primary', text.primary, 'surface.page', surface.page],
  ['text.primary', text.primary, 'surface.raised', surface.raised],
  ['text.secondary', text.secondary, 'surface.raised', surface.raised],
  ['text.secondary', text.secondary, 'surface.overlay', surface.overlay],
  ['text.muted', text.muted, 'surface.raised', surface.raised],
  ['text.muted', text.muted, 'surface.field', surface.field],
  ['text.onPrimary', text.onPrimary, 'primary.main', primary.main],
  ['text.onAccent', text.onAccent, 'accent.main', accent.main],
  ['text.onDanger', text.onDanger, 'danger.solid', danger.solid],
  ['primary.text', primary.text, 'surface.raised', surface.raised],
  ['accent.text', accent.text, 'surface.raised', surface.raised],
  ['accent.text', accent.text, 'accent.soft', accent.soft],
  ['success.main', success.main, 'success.soft', success.soft],
  ['danger.main', danger.main, 'danger.soft', danger.soft],
  ['line.control', line.control, 'surface.field', surface.field],
  ['focus.ring', focus.ring, 'surface.page', surface.page],
] as const;

/** Pairs without text: they are drawn as lines or shapes. */
const isLine = (name: string) => name.startsWith('line.') || name.startsWith('focus.');

const Grid = styled('dl')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(220px, 1fr))',
  gap: 10,
  margin: 0,
  '& div': { padding: '12px 14px', borderRadius: vars.radius.sm, border: `1px solid ${vars.line.subtle}` },
  '& dt': { fontWeight: 600 },
  '& dd': { margin: 0, fontSize: 12 },
});

const spell = (names: readonly (number | null)[]) =>
  names.map((one) => (one === null ? '–' : one.toFixed(2)));

/** The declared contrast pairs, with the contrast in this brand. */
export function ColourPairs() {
  const probe = useRef<HTMLSpanElement>(null);
  const [figures, setFigures] = useState<readonly string[]>([]);
  useEffect(() => {
    const element = probe.current;
    if (!element) return;
    setFigures(
      spell(pairs.map(([, ink, , ground]) => contrast(resolved(element, ink), resolved(element, ground)))),
    );
  }, []);
  return (
    <>
      <span ref={probe} hidden />
      <Grid>
        {pairs.map(([name, ink, on, ground], index) => (
          <div
            key={`${name} ${on}`}
            style={{ backgroundColor: ground, ...(isLine(name) ? { borderColor: ink } : { color: ink }) }}
          >
            <dt>{name}</dt>
            <dd>
              {on} · {figures[index]}
            </dd>
          </div>
        ))}
      </Grid>
    </>
  );
}
