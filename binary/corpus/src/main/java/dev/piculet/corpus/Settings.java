package dev.piculet.corpus;

import java.nio.ByteBuffer;
import java.util.Calendar;
import java.util.Comparator;
import java.util.EnumSet;
import java.util.Map;
import java.util.PriorityQueue;
import java.util.Set;
import java.util.SortedMap;
import java.util.SortedSet;
import java.util.Spliterator;
import java.util.concurrent.PriorityBlockingQueue;

/** What values of the JDK's classes are besides what their {@code equals} and their elements tell. */
final class Settings {
    private Settings() {}

    /** Returns what differs between a value and its copy, with the path; null if nothing does. */
    static String difference(Object written, Object read, String path) {
        Comparator<?> order = comparator(written);
        if (order != null && !Graph.isOfTheJdk(order.getClass())) {
            // One of the JDK that sorts alike takes its place.
            return null;
        }
        String from = of(written);
        String to = of(read);
        return from.equals(to) ? null : path + ": " + from + " became " + to;
    }

    private static String of(Object value) {
        if (value instanceof Double number) {
            return "bits " + Long.toHexString(Double.doubleToRawLongBits(number));
        }
        if (value instanceof Float number) {
            return "bits " + Integer.toHexString(Float.floatToRawIntBits(number));
        }
        if (value instanceof ByteBuffer buffer) {
            return buffer.order() + (buffer.isDirect() ? ", direct" : "") + (buffer.isReadOnly() ? ", read-only" : "");
        }
        if (value instanceof Calendar calendar) {
            return calendar.getClass().getName() + " " + calendar.isLenient() + " " + calendar.getFirstDayOfWeek() + " "
                    + calendar.getMinimalDaysInFirstWeek() + " " + calendar.getTimeZone();
        }
        if (value instanceof EnumSet<?> set) {
            return "others " + EnumSet.complementOf(set);
        }
        Comparator<?> order = comparator(value);
        return order == null ? "natural order" : order.getClass().getName();
    }

    /** The order of what is sorted, also behind a view; null for the natural one, and of anything else. */
    private static Comparator<?> comparator(Object value) {
        Comparator<?> comparator = null;
        boolean isOfTheJdk = Graph.isOfTheJdk(value.getClass());
        if (value instanceof SortedSet<?> set) {
            comparator = set.comparator();
        } else if (value instanceof SortedMap<?, ?> map) {
            comparator = map.comparator();
        } else if (value instanceof PriorityQueue<?> queue) {
            comparator = queue.comparator();
        } else if (value instanceof PriorityBlockingQueue<?> queue) {
            comparator = queue.comparator();
        } else if (value instanceof Set<?> set && isOfTheJdk) {
            comparator = behind(set);
        } else if (value instanceof Map<?, ?> map && isOfTheJdk) {
            comparator = behind(map.keySet());
        }
        return comparator == Comparator.naturalOrder() ? null : comparator;
    }

    private static Comparator<?> behind(Set<?> view) {
        Spliterator<?> spliterator = view.spliterator();
        return spliterator.hasCharacteristics(Spliterator.SORTED) ? spliterator.getComparator() : null;
    }
}
