/** Keys are the wire names. */
export interface Place {
  readonly latitudine: number;
  readonly longitudine: number;
}

const placeOf = ({ coords }: GeolocationPosition): Place => ({
  latitudine: coords.latitude,
  longitudine: coords.longitude,
});

/** Current position; undefined if denied or not determined in time. */
export function whereNow(): Promise<Place | undefined> {
  return new Promise((resolve) => {
    if (!('geolocation' in navigator)) return resolve(undefined);
    navigator.geolocation.getCurrentPosition(
      (position) => resolve(placeOf(position)),
      () => resolve(undefined),
      { enableHighAccuracy: true, timeout: 8000, maximumAge: 30_000 },
    );
  });
}

/** Minimum interval between two positions: the customer's page polls every 15 seconds. */
const PAUSE_MS = 15_000;

interface Watch {
  readonly onPlace: (place: Place) => Promise<void>;
  readonly onDenied: () => void;
}

/** Reports positions one at a time as the device moves; a failed one is replaced by the next. */
export function watchPosition({ onPlace, onDenied }: Watch): () => void {
  if (!('geolocation' in navigator)) {
    onDenied();
    return () => undefined;
  }
  let toldAt = -Infinity;
  let isReporting = false;
  const watch = navigator.geolocation.watchPosition(
    (position) => {
      if (isReporting || performance.now() - toldAt < PAUSE_MS) return;
      isReporting = true;
      void onPlace(placeOf(position))
        .then(() => (toldAt = performance.now()))
        // The visit may be over or the network unavailable.
        .catch(() => undefined)
        .finally(() => (isReporting = false));
    },
    ({ code, PERMISSION_DENIED }) => {
      if (code === PERMISSION_DENIED) onDenied();
    },
    { enableHighAccuracy: true, maximumAge: 10_000 },
  );
  return () => navigator.geolocation.clearWatch(watch);
}
