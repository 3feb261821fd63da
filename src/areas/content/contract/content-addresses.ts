import { screens } from '#areas/content/area.ts';
import { addressOf } from '#kernel/screens.ts';

export const NEWS = addressOf(screens.news);
export const ALL_NEWS = addressOf(screens.readerNews);
export const BENEFITS = addressOf(screens.benefits);
export const MY_BENEFITS = addressOf(screens.myBenefits);
export const newBenefitAddress = addressOf(screens.createBenefit);
export const updateBenefitAddress = (benefitId: string): string => addressOf(screens.updateBenefit, { benefitId });
/** What was written for its readers. */
export const articleAddress = (newsId: string): string => addressOf(screens.article, { newsId });

/** The query value that opens the form of an article over the list: its id, or `new`. */
export const EDIT_PARAM = 'edit';
export const NEW_ARTICLE = 'new';
export const editNewsAddress = (newsId: string): string => `${NEWS}?${EDIT_PARAM}=${newsId}`;
