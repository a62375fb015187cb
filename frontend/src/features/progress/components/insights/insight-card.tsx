import type { ComponentProps } from 'react';
import { ChartCard } from '../../../../components/charts/chart-card.js';
import { insightTexts } from '../../model/insight-texts.js';

/** What changes over time, as a chart or as a table. */
export const InsightCard = (props: Omit<ComponentProps<typeof ChartCard>, 'names'>) => <ChartCard names={insightTexts} {...props} />;
