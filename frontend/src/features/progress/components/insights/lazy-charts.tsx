import { lazy } from 'react';
import { HelpText } from '../../../../components/ui/help-text.js';
import { insightTexts } from '../../model/insight-texts.js';

// The charts' library is large: it comes when a chart is near. Where it can't be had, the tables still say everything.
const Missing = () => <HelpText className="text-grey-5">{insightTexts.chartMissing}</HelpText>;

export const GradeCharts = lazy(() => import('./grade-charts.js').catch(() => ({ default: Missing })));
export const ErrorChart = lazy(() => import('./error-chart.js').catch(() => ({ default: Missing })));
export const VocabularyChart = lazy(() => import('./vocabulary-chart.js').catch(() => ({ default: Missing })));
