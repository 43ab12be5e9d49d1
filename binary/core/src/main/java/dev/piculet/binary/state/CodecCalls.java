package dev.piculet.binary.state;

/**
 * The calls of users' code that a thread is in, as of codecs. Such code may give a serializer an array of its own, which knows nothing of
 * the value that it will be a part of. If each of these calls repeated what failed, to tell exactly what is wrong, work would double at
 * every level. So only a few do, for each value of the outermost codec; in all others, what a serializer has refused goes up as it is, and
 * its path lacks what lies between.
 */
public final class CodecCalls {
    /** The last of five levels is tried as often as that, if all levels repeat. */
    private static final int MOST_REPEATED = 31;

    /** The index in the thread's state of two numbers, and that of what was refused last. */
    private static final int NUMBERS = 0;

    private static final int REFUSAL = 1;

    /** The index of the number of calls that the thread is in, and that of those that were repeated. */
    private static final int CALLS = 0;

    private static final int REPEATED = 1;

    /** Of the JDK's classes alone: a thread that keeps them keeps no class loader alive. */
    private static final ThreadLocal<Object[]> STATE = new ThreadLocal<>();

    private CodecCalls() {}

    /** Notes that a call begins, and returns what {@link #leave} is to be told. */
    public static int enter() {
        Object[] state = STATE.get();
        if (state == null) {
            state = new Object[] {new int[2], null};
            STATE.set(state);
        }
        return numbers(state)[CALLS]++;
    }

    /**
     * Notes that a call has ended.
     *
     * @param outside the calls around it: where the stack ends, those inside of it may not have been able to tell that they have ended
     */
    public static void leave(int outside) {
        Object[] state = STATE.get();
        numbers(state)[CALLS] = outside;
        if (outside == 0) {
            numbers(state)[REPEATED] = 0;
            state[REFUSAL] = null;
        }
    }

    private static int[] numbers(Object[] state) {
        return (int[]) state[NUMBERS];
    }

    /** Notes with what a serializer has refused a value: for good, and with all that can be told of it. */
    public static void refuse(Throwable refusal) {
        Object[] state = STATE.get();
        if (isInside(state)) {
            state[REFUSAL] = refusal;
        }
    }

    private static boolean isInside(Object[] state) {
        return state != null && numbers(state)[CALLS] > 0;
    }

    /** Whether what was thrown in a call is what a serializer, called by that call or one inside of it, has refused a value with. */
    public static boolean isRefusal(Throwable thrown) {
        Object[] state = STATE.get();
        return isInside(state) && Causes.lead(thrown, (Throwable) state[REFUSAL]);
    }

    /** Whether what was thrown is such a refusal, and goes up as it is. If not, the call is to be repeated, and counts. */
    public static boolean isEnough(Throwable thrown) {
        if (!isRefusal(thrown)) {
            return false;
        }
        int[] numbers = numbers(STATE.get());
        if (numbers[REPEATED] >= MOST_REPEATED) {
            return true;
        }
        numbers[REPEATED]++;
        return false;
    }
}
