import { useState, type ReactNode } from 'react';
import { Button } from '@/ui/actions/Button';

interface BelowButtonProps {
  label: string;
  /** What opens below the button. */
  children: (anchor: HTMLElement) => ReactNode;
}

/** A button with what is anchored to it, opened. */
export function BelowButton({ label, children }: BelowButtonProps) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  return (
    <>
      <span ref={setAnchor}>
        <Button>{label}</Button>
      </span>
      {anchor && children(anchor)}
    </>
  );
}
