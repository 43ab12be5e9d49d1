package dev.piculet.jackson.contract;

/** Classes that fail by themselves. */
final class JavaFailures {
    private JavaFailures() {}

    /** Can't be made. */
    static class Fragile {
        public int a;

        Fragile() {
            throw new IllegalStateException("never");
        }
    }

    /** Can't be initialized. */
    public static class Unready {
        public int a;

        static {
            if (true) {
                throw new IllegalStateException("not ready");
            }
        }
    }

    /** Holds one that can't be initialized, if a document does. */
    public static class OfUnready {
        public int n;
        public Unready unready;
    }

    /** Takes what can't be initialized for its constructor. */
    public record TakingUnready(int n, UnreadyRecord unready) {}

    public record UnreadyRecord(int a) {
        static {
            if (true) {
                throw new IllegalStateException("not ready");
            }
        }
    }

    /** Its constructor needs what can't be initialized. */
    public static class Needing {
        public int a;
        public int least;

        public Needing() {
            least = new Unready().a;
        }
    }

    /** A getter that fails for some values. */
    static class Failing {
        public int a;
        private int b;

        public int getB() throws Exception {
            if (b % 3 == 1) {
                throw new Exception("one more");
            }
            if (b % 3 == 2) {
                throw new IllegalStateException("two more");
            }
            return b;
        }

        public void setB(int b) {
            this.b = b;
        }

        @Override
        public String toString() {
            return JavaText.of(this);
        }
    }
}
