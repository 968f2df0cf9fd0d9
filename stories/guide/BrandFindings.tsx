import React from 'react';
import type { Finding } from '#theme/brandFindings';

interface BrandFindingsProps {
  brand: string;
  findings: readonly Finding[];
}

/** The result of `brand check` for one brand, errors first. */
export function BrandFindings({ brand, findings }: BrandFindingsProps) {
  const errors = findings.filter(({ severity }) => severity === 'error');
  const notes = findings.filter(({ severity }) => severity === 'note');
  return (
    <section aria-label={`Brand check of ${brand}`}>
      <h2>
        {brand}: {errors.length} errors, {notes.length} notes
      </h2>
      <ul>
        {[...errors, ...notes].map(({ file, key, severity, problem, allowed, before, after }) => (
          <li key={`${file} ${key} ${problem}`}>
            <b>{severity}</b> <code>{file}</code> <code>{key}</code>: {problem}
            {allowed !== undefined && ` (allowed: ${allowed})`}
            {before !== undefined && ` (${before} → ${after})`}
          </li>
        ))}
      </ul>
      <p>
        Pictures, links in the folder, and hosts that another brand holds need the files: run{' '}
        <code>npm run operator -- brand check &lt;folder&gt;</code>.
      </p>
    </section>
  );
}
