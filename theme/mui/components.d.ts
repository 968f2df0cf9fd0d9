import type { CSSInterpolation } from '@mui/material/styles';
import type { OwnComponent, OwnSlot } from './ownComponents.ts';

interface OwnEntry<Name extends OwnComponent, Theme> {
  styleOverrides?: {
    [Slot in OwnSlot<Name>]?: CSSInterpolation | ((props: { theme: Theme }) => CSSInterpolation);
  };
}

declare module '@mui/material/styles' {
  interface Components<Theme> {
    MarqueeAmount?: OwnEntry<'MarqueeAmount', Theme>;
    MarqueeAvatar?: OwnEntry<'MarqueeAvatar', Theme>;
    MarqueeBadge?: OwnEntry<'MarqueeBadge', Theme>;
    MarqueeBalance?: OwnEntry<'MarqueeBalance', Theme>;
    MarqueeBannerPicture?: OwnEntry<'MarqueeBannerPicture', Theme>;
    MarqueeBannerSlide?: OwnEntry<'MarqueeBannerSlide', Theme>;
    MarqueeButton?: OwnEntry<'MarqueeButton', Theme>;
    MarqueeCardGrid?: OwnEntry<'MarqueeCardGrid', Theme>;
    MarqueeCardStrip?: OwnEntry<'MarqueeCardStrip', Theme>;
    MarqueeCarousel?: OwnEntry<'MarqueeCarousel', Theme>;
    MarqueeCashierColumns?: OwnEntry<'MarqueeCashierColumns', Theme>;
    MarqueeCentre?: OwnEntry<'MarqueeCentre', Theme>;
    MarqueeCentreMenu?: OwnEntry<'MarqueeCentreMenu', Theme>;
    MarqueeCentrePage?: OwnEntry<'MarqueeCentrePage', Theme>;
    MarqueeCentreTabs?: OwnEntry<'MarqueeCentreTabs', Theme>;
    MarqueeCheckbox?: OwnEntry<'MarqueeCheckbox', Theme>;
    MarqueeChip?: OwnEntry<'MarqueeChip', Theme>;
    MarqueeChoiceTiles?: OwnEntry<'MarqueeChoiceTiles', Theme>;
    MarqueeClock?: OwnEntry<'MarqueeClock', Theme>;
    MarqueeContractTable?: OwnEntry<'MarqueeContractTable', Theme>;
    MarqueeCountdown?: OwnEntry<'MarqueeCountdown', Theme>;
    MarqueeDateRange?: OwnEntry<'MarqueeDateRange', Theme>;
    MarqueeDayChart?: OwnEntry<'MarqueeDayChart', Theme>;
    MarqueeDetailList?: OwnEntry<'MarqueeDetailList', Theme>;
    MarqueeDrawer?: OwnEntry<'MarqueeDrawer', Theme>;
    MarqueeField?: OwnEntry<'MarqueeField', Theme>;
    MarqueeFigureTiles?: OwnEntry<'MarqueeFigureTiles', Theme>;
    MarqueeFlag?: OwnEntry<'MarqueeFlag', Theme>;
    MarqueeFooter?: OwnEntry<'MarqueeFooter', Theme>;
    MarqueeFrame?: OwnEntry<'MarqueeFrame', Theme>;
    MarqueeGameCard?: OwnEntry<'MarqueeGameCard', Theme>;
    MarqueeHeader?: OwnEntry<'MarqueeHeader', Theme>;
    MarqueeIconButton?: OwnEntry<'MarqueeIconButton', Theme>;
    MarqueeInfiniteList?: OwnEntry<'MarqueeInfiniteList', Theme>;
    MarqueeLink?: OwnEntry<'MarqueeLink', Theme>;
    MarqueeLoginBubble?: OwnEntry<'MarqueeLoginBubble', Theme>;
    MarqueeLogo?: OwnEntry<'MarqueeLogo', Theme>;
    MarqueeLostFigure?: OwnEntry<'MarqueeLostFigure', Theme>;
    MarqueeMatchCard?: OwnEntry<'MarqueeMatchCard', Theme>;
    MarqueeMegaMenu?: OwnEntry<'MarqueeMegaMenu', Theme>;
    MarqueeMenu?: OwnEntry<'MarqueeMenu', Theme>;
    MarqueeModal?: OwnEntry<'MarqueeModal', Theme>;
    MarqueeModalArt?: OwnEntry<'MarqueeModalArt', Theme>;
    MarqueeMoneyField?: OwnEntry<'MarqueeMoneyField', Theme>;
    MarqueeNavBar?: OwnEntry<'MarqueeNavBar', Theme>;
    MarqueeNoticeBar?: OwnEntry<'MarqueeNoticeBar', Theme>;
    MarqueeNoticeList?: OwnEntry<'MarqueeNoticeList', Theme>;
    MarqueeOdds?: OwnEntry<'MarqueeOdds', Theme>;
    MarqueeOrderSteps?: OwnEntry<'MarqueeOrderSteps', Theme>;
    MarqueePagination?: OwnEntry<'MarqueePagination', Theme>;
    MarqueePauseButton?: OwnEntry<'MarqueePauseButton', Theme>;
    MarqueePhoneTabBar?: OwnEntry<'MarqueePhoneTabBar', Theme>;
    MarqueePlate?: OwnEntry<'MarqueePlate', Theme>;
    MarqueeProgress?: OwnEntry<'MarqueeProgress', Theme>;
    MarqueePromotionCard?: OwnEntry<'MarqueePromotionCard', Theme>;
    MarqueeQrCode?: OwnEntry<'MarqueeQrCode', Theme>;
    MarqueeRewardCard?: OwnEntry<'MarqueeRewardCard', Theme>;
    MarqueeRightBar?: OwnEntry<'MarqueeRightBar', Theme>;
    MarqueeSafeHtml?: OwnEntry<'MarqueeSafeHtml', Theme>;
    MarqueeSectionHeading?: OwnEntry<'MarqueeSectionHeading', Theme>;
    MarqueeSelect?: OwnEntry<'MarqueeSelect', Theme>;
    MarqueeSkeleton?: OwnEntry<'MarqueeSkeleton', Theme>;
    MarqueeSpinner?: OwnEntry<'MarqueeSpinner', Theme>;
    MarqueeState?: OwnEntry<'MarqueeState', Theme>;
    MarqueeStatusLabel?: OwnEntry<'MarqueeStatusLabel', Theme>;
    MarqueeStatusPage?: OwnEntry<'MarqueeStatusPage', Theme>;
    MarqueeStepper?: OwnEntry<'MarqueeStepper', Theme>;
    MarqueeStrip?: OwnEntry<'MarqueeStrip', Theme>;
    MarqueeStripArrows?: OwnEntry<'MarqueeStripArrows', Theme>;
    MarqueeSummaryPanel?: OwnEntry<'MarqueeSummaryPanel', Theme>;
    MarqueeSwitch?: OwnEntry<'MarqueeSwitch', Theme>;
    MarqueeTabList?: OwnEntry<'MarqueeTabList', Theme>;
    MarqueeToasts?: OwnEntry<'MarqueeToasts', Theme>;
    MarqueeUpload?: OwnEntry<'MarqueeUpload', Theme>;
    MarqueeVendorTile?: OwnEntry<'MarqueeVendorTile', Theme>;
    MarqueeVirtualGrid?: OwnEntry<'MarqueeVirtualGrid', Theme>;
    MarqueeWinnerBoard?: OwnEntry<'MarqueeWinnerBoard', Theme>;
    MarqueeWinnerCard?: OwnEntry<'MarqueeWinnerCard', Theme>;
    MarqueeWinnerRow?: OwnEntry<'MarqueeWinnerRow', Theme>;
  }

  interface Palette {
    accent: Palette['primary'];
  }

  interface PaletteOptions {
    accent?: PaletteOptions['primary'];
  }
}

declare module '@mui/material/Button' {
  interface ButtonPropsColorOverrides {
    accent: true;
  }

  interface ButtonPropsVariantOverrides {
    soft: true;
  }
}

declare module '@mui/material/Chip' {
  interface ChipPropsColorOverrides {
    accent: true;
  }
}
