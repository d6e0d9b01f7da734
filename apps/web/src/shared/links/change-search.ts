/** Changes the URL's search; receives its latest value, since two changes may come before a render. */
export type ChangeSearch<Search> = (change: (now: Search) => Search) => void;
