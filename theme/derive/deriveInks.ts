import type { ColorPath, Hex } from '../values.ts';
import type { deriveFills } from './deriveFills.ts';
import type { deriveSurfaces } from './deriveSurfaces.ts';
import { inkOn } from './inkOn.ts';
import { mix } from './oklch.ts';
import { pairs, ratioFor, type Ground } from './pairs.ts';
import { pushContrast } from './pushContrast.ts';
import type { BrandLook } from './requiredRoles.ts';

type Grounds = ReturnType<typeof deriveSurfaces> & ReturnType<typeof deriveFills>;

/** Colours of text, icons, lines and the focus ring, each readable on its declared backgrounds. */
export function deriveInks(given: BrandLook, grounds: Grounds) {
  const isSettled = (ground: Ground): ground is Ground & keyof Grounds => Object.hasOwn(grounds, ground);
  const settle = (path: ColorPath, start: Hex): Hex => {
    const pair = pairs.find(({ ink }) => ink === path);
    const on: readonly Ground[] = pair?.on ?? [];
    return pushContrast(
      given[path] ?? start,
      on.filter(isSettled).map((ground) => grounds[ground]),
      ratioFor[pair?.needs ?? 'text'],
    );
  };

  const text = settle('text.primary', given['text.primary']);
  const raised = grounds['surface.raised'];
  const success = settle('success.main', given['success.main']);
  const danger = settle('danger.main', given['danger.main']);
  return {
    'text.primary': text,
    'text.secondary': settle('text.secondary', mix(text, raised, 0.22)),
    'text.muted': settle('text.muted', mix(text, raised, 0.42)),
    'text.onSuccess': pushContrast(given['text.onSuccess'] ?? inkOn(success), [success], ratioFor.text),
    'primary.text': settle('primary.text', grounds['primary.main']),
    'accent.text': settle('accent.text', grounds['accent.main']),
    'success.main': success,
    'danger.main': danger,
    'odds.up': settle('odds.up', success),
    'odds.down': settle('odds.down', danger),
    'amount.gain': settle('amount.gain', success),
    'amount.loss': settle('amount.loss', danger),
    'line.subtle': given['line.subtle'] ?? mix(raised, text, 0.1),
    'line.control': settle('line.control', mix(text, raised, 0.55)),
    'focus.ring': settle('focus.ring', given['focus.ring']),
  };
}
