import { styled } from '@mui/material/styles';
import { space } from '#theme/space';
import { Progress } from '@/ui/feedback/Progress';

/** The progress bar of a reward, above its text. */
export const RewardBar = styled(Progress)({ marginBottom: space(1) });
