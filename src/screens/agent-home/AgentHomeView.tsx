import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { space } from '#theme/space';
import { vars } from '#theme/vars';
import { Button } from '@/ui/actions/Button';
import { Frame } from '@/ui/layout/Frame';
import { media } from '@/ui/styles/media';
import { display } from '@/ui/styles/styleParts';

const Main = styled('main')({
  '& > div': { paddingTop: space(8) },
  '& section': {
    display: 'grid',
    gap: space(5),
    maxWidth: 480,
    minHeight: 320,
    alignContent: 'start',
    margin: '0 auto',
    padding: '32px 40px',
    borderRadius: vars.radius.xl,
    border: `1px solid ${vars.line.subtle}`,
    backgroundColor: vars.surface.raised,
  },
  '& h1': { ...display(24, 32), margin: 0 },
  '& header p': { margin: `${space(1)} 0 0`, color: vars.text.secondary },
  '& dl': { display: 'grid', gap: space(2), margin: 0, '& > div': { display: 'flex', gap: space(3) } },
  '& dt': { color: vars.text.secondary },
  '& dd': { margin: 0, fontWeight: 600, overflowWrap: 'anywhere' },
  [media.phone]: { '& > div': { paddingTop: space(5) }, '& section': { padding: '22px 20px 24px' } },
});

interface AgentHomeViewProps {
  /** Absent until the words have come. */
  title?: string;
  lead?: string;
  facts?: readonly { name: string; value: string }[];
  action?: { label: string; href: string };
  children?: ReactNode;
}

export function AgentHomeView({ title, lead, facts, action, children }: AgentHomeViewProps) {
  return (
    <Main id="content">
      <Frame>
        <section>
          {title && (
            <header>
              <h1>{title}</h1>
              <p>{lead}</p>
            </header>
          )}
          {facts && (
            <dl>
              {facts.map(({ name, value }) => (
                <div key={name}>
                  <dt>{name}</dt>
                  <dd>{value}</dd>
                </div>
              ))}
            </dl>
          )}
          {children}
          {action && <Button href={action.href}>{action.label}</Button>}
        </section>
      </Frame>
    </Main>
  );
}
