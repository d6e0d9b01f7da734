/** Changes what the URL says; told what it says by then, since two changes may come before the page is drawn again. */
export type ChangeSearch<Search> = (change: (now: Search) => Search) => void;
