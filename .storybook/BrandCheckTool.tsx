import React, { useEffect, useState } from 'react';
import { Button, PopoverProvider } from 'storybook/internal/components';
import { STORY_PREPARED } from 'storybook/internal/core-events';
import { useChannel, useGlobals } from 'storybook/manager-api';
import type { Finding } from '#theme/brandFindings';
import { BrandFindings } from '../stories/guide/BrandFindings';
import { brandCheckEvents } from './brandCheckEvents';

interface Check {
  brand: string;
  findings: readonly Finding[];
}

/** `brand check` of the brand that the toolbar has chosen: its errors and notes in numbers, and in a list when pressed. */
export function BrandCheckTool() {
  const [{ brand: chosen }] = useGlobals();
  const brand = String(chosen ?? '');
  const [check, setCheck] = useState<Check>();
  const emit = useChannel({
    [brandCheckEvents.tell]: setCheck,
    // The page that draws the stories has come up.
    [STORY_PREPARED]: () => ask(),
  });
  const ask = () => {
    if (brand !== '') emit(brandCheckEvents.ask, brand);
  };
  useEffect(ask, [brand, emit]);
  if (check?.brand !== brand) return null;
  const count = (severity: Finding['severity']) =>
    check.findings.filter((finding) => finding.severity === severity).length;
  return (
    <PopoverProvider
      ariaLabel={`Brand check of ${brand}`}
      hasCloseButton
      padding={16}
      popover={<BrandFindings brand={brand} findings={check.findings} />}
    >
      <Button size="small" variant="ghost" ariaLabel={false}>
        Brand check: {count('error')} errors, {count('note')} notes
      </Button>
    </PopoverProvider>
  );
}
