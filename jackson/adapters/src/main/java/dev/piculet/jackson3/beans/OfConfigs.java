package dev.piculet.jackson3.beans;

import java.lang.ref.WeakReference;
import java.util.Map;
import java.util.WeakHashMap;
import java.util.function.Function;

/**
 * Has one of a kind for each configuration of a mapper that is in use. It keeps neither: who uses one keeps it. Thread-safe.
 *
 * @param <C> configurations, each of which equals itself alone
 * @param <T> what there is one of for each
 */
final class OfConfigs<C, T> {
    private final Map<C, WeakReference<T>> known = new WeakHashMap<>();

    /**
     * Returns the one of a configuration.
     *
     * @param maker makes it if there is none; null if that is not possible
     */
    synchronized T of(C config, Function<? super C, ? extends T> maker) {
        WeakReference<T> reference = known.get(config);
        T one = reference == null ? null : reference.get();
        if (one == null) {
            one = maker.apply(config);
            if (one != null) {
                known.put(config, new WeakReference<>(one));
            }
        }
        return one;
    }
}
