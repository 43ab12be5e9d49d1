package dev.piculet.jackson3.beans;

import tools.jackson.databind.ValueSerializer;

/** How values of some classes are written. Thread-safe: what two threads add at once may be kept for one of them. */
final class KnownOutputs {
    /** All are forgotten before there are more. */
    private static final int MOST = ManySerializers.MOST;

    private record Known(Class<?> type, ValueOutput output, int count, Known next) {}

    /** Written without a lock: records are safe to see without one. */
    private Known first;

    /** Returns how values of a class are written; null if it was not added. */
    ValueOutput of(Class<?> type) {
        for (Known known = first; known != null; known = known.next) {
            if (known.type == type) {
                return known.output;
            }
        }
        return null;
    }

    /** Returns how values of a class are written by their serializer. */
    ValueOutput add(Class<?> type, ValueSerializer<Object> by) {
        Known before = first;
        ValueOutput output = ValueOutputs.of(by);
        first = before == null || before.count == MOST
                ? new Known(type, output, 1, /* next= */ null)
                : new Known(type, output, before.count + 1, before);
        return output;
    }
}
