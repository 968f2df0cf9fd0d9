import type { Matcher, queries } from '@testing-library/dom';
import type { Point } from '../drivers/Driver';
import type { Step, Words } from './Target';

/** The first visible match of a target. */
export interface Sight {
  readonly text: string;
  readonly value: string;
  readonly isDisabled: boolean;
  readonly hasFocus: boolean;
  /** Its middle, and whether the pointer would meet another part there. */
  readonly middle: Point;
  readonly isCovered: boolean;
}

export interface Question {
  readonly steps: readonly Step[];
  /** Whether to scroll to the match if the pointer does not reach it. */
  readonly scrolls: boolean;
}

/** 'unprepared': the document does not have the queries yet. */
export type Answer = 'unprepared' | readonly Sight[];

/** Runs in the page: finds the visible matches of a target. */
export const look = ({ steps, scrolls }: Question): Answer => {
  const library = (window as { TestingLibraryDom?: typeof queries }).TestingLibraryDom;
  if (library === undefined) return 'unprepared';

  const matcher = (words: Words): Matcher =>
    typeof words === 'string' ? words : new RegExp(words.source, words.flags);
  const findIn = (scope: HTMLElement, step: Exclude<Step, { by: 'place' }>): HTMLElement[] => {
    if (step.by === 'label') return library.queryAllByLabelText(scope, matcher(step.words));
    if (step.by === 'text') return library.queryAllByText(scope, matcher(step.words));
    const name = step.name === undefined ? undefined : (matcher(step.name) as string | RegExp);
    return library.queryAllByRole(scope, step.role, { name });
  };
  const isVisible = (element: HTMLElement): boolean => {
    const { width, height } = element.getBoundingClientRect();
    return width > 0 && height > 0 && element.checkVisibility({ visibilityProperty: true });
  };
  const middleOf = (element: HTMLElement): Point => {
    const { left, top, width, height } = element.getBoundingClientRect();
    return { x: left + width / 2, y: top + height / 2 };
  };
  const isCovered = (element: HTMLElement): boolean => {
    const { x, y } = middleOf(element);
    const met = document.elementFromPoint(x, y);
    return met === null || !(element.contains(met) || met.closest('label')?.control === element);
  };
  const describe = (element: HTMLElement): Sight => {
    if (scrolls && isCovered(element)) element.scrollIntoView({ block: 'center', behavior: 'instant' });
    return {
      text: element.innerText,
      value: 'value' in element ? String(element.value) : '',
      isDisabled: element.matches(':disabled, [aria-disabled=true]'),
      hasFocus: element === document.activeElement,
      middle: middleOf(element),
      isCovered: isCovered(element),
    };
  };

  const found = steps.reduce<HTMLElement[]>(
    (scopes, step) => {
      if (step.by === 'place') return scopes.slice(step.place, step.place + 1);
      return scopes.flatMap((scope) => findIn(scope, step).filter(isVisible));
    },
    [document.body],
  );
  return [...new Set(found)].slice(0, 1).map(describe);
};
