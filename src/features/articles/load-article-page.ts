/**
 * The view of a single article, apart from the list: its visitors may never open one. Called when an article is asked
 * for, and ahead of that when a card is pointed at.
 */
export const loadArticlePage = () => import("./article-page");
