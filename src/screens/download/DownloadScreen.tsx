import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { space } from '#theme/space';
import { deviceKind, deviceKinds, type DeviceKind } from '@/domain/deviceKind';
import { DownloadHero } from '@/features/download/DownloadHero';
import { InstallGuide } from '@/features/download/InstallGuide';
import { TitledPage } from '@/shared/TitledPage';
import { TabList } from '@/ui/actions/TabList';
import { tabIds } from '@/ui/actions/tabIds';
import { ListSkeleton } from '@/ui/feedback/Skeletons';
import { Frame } from '@/ui/layout/Frame';
import { SectionHeading } from '@/ui/layout/SectionHeading';
import { Text } from '@/ui/typography/Text';

const Main = styled('main')({ paddingTop: space(5) });
const Content = styled('div')({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space(5) });

/** The site on a device: how to install it, by the device of the visitor or another one that is chosen (INFO-04). */
export function DownloadScreen() {
  const { t, ready } = useTranslation('download');
  const { hash } = useLocation();
  const [device, setDevice] = useState<DeviceKind>(
    () =>
      deviceKinds.find((one) => hash === `#${one}`) ??
      deviceKind(navigator.userAgent, navigator.maxTouchPoints),
  );
  if (!ready)
    return (
      <TitledPage>
        <ListSkeleton rows={6} />
      </TitledPage>
    );
  return (
    <Main id="content">
      <Frame>
        <Content>
          <DownloadHero device={device} />
          <SectionHeading
            title={t('guide')}
            end={
              <TabList
                variant="segment"
                idBase="device"
                label={t('device')}
                value={device}
                onChange={setDevice}
                tabs={deviceKinds.map((id) => ({ id, label: t(`kind.${id}`) }))}
              />
            }
          />
          <div
            role="tabpanel"
            id={tabIds('device', device).panel}
            aria-labelledby={tabIds('device', device).tab}
          >
            <InstallGuide device={device} />
          </div>
          <Text tone="secondary" variant="caption">
            {t('honest')}
          </Text>
        </Content>
      </Frame>
    </Main>
  );
}
