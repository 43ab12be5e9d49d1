package dev.piculet.jackson.generator;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.BiConsumer;
import java.util.function.Function;

/** Small stand-ins for the parts of Jackson that generated code uses. */
public final class StandIns {
    static final JacksonTypes TYPES = types(/* createsEarly= */ false, /* hasWindow= */ false);

    private StandIns() {}

    static JacksonTypes types(boolean createsEarly, boolean hasWindow) {
        JacksonTypes types = new JacksonTypes(
                ReaderStandIn.class,
                WriterStandIn.class,
                Parser.class,
                Output.class,
                Name.class,
                Reading.class,
                Writing.class,
                Settable.class,
                Written.class,
                Decoder.class,
                Encoder.class,
                Kept.class,
                createsEarly,
                /* refusesNull= */ false,
                Optional.empty());
        return hasWindow
                ? types.withWindow(new WindowTypes(WindowStandIn.class, PlaceStandIn.class, Parser.class))
                : types;
    }

    /** A token that is neither a name nor a value. */
    public enum Mark {
        START,
        END,
        NULL
    }

    /** A name, as a token and as an expectation. */
    public record Name(String text) {}

    /** Walks over tokens, starting at the first. An exception among them is thrown at its turn. */
    public static final class Parser {
        private final List<Object> tokens;
        private int position;

        /** The number of requests for the name at the current token. */
        int lookedUp;

        /** The number of values that were taken with their names; negative if none may be. */
        int taken;

        /** The number of values that the parser was moved to from before their names. */
        int opened;

        /** The instance that is being read, if it is made first. */
        Object bean;

        Parser(List<Object> tokens) {
            this.tokens = tokens;
        }

        Object current() {
            return position < tokens.size() ? tokens.get(position) : Mark.END;
        }

        Object next() {
            position++;
            if (current() instanceof RuntimeException broken) {
                throw broken;
            }
            return current();
        }

        int position() {
            return position;
        }

        /** Returns the token so many behind the current one. */
        Object ahead(int count) {
            int place = position + count;
            return place < tokens.size() ? tokens.get(place) : Mark.END;
        }
    }

    /** Decides the arguments for null and for missing values. */
    interface Arguments {
        Object give(int index, boolean isMissing);
    }

    /** The argument of readers. */
    public static final class Reading {
        static final Object DEFAULT = new Object();

        final Arguments arguments;

        Reading(Arguments arguments) {
            this.arguments = arguments;
        }
    }

    /** Unknown names that were kept. */
    public static final class Kept {
        final List<String> names = new ArrayList<>();
    }

    /** Reads a value from its token. */
    public interface Decoder {
        Object decode(Object token);
    }

    /** A property that reads values, and sets them. */
    public static final class Settable {
        private final Function<Object, Object> reading;
        private final BiConsumer<Object, Object> setting;

        Settable(Function<Object, Object> reading, BiConsumer<Object, Object> setting) {
            this.reading = reading;
            this.setting = setting;
        }

        Object read(Parser in) {
            return in.current() == Mark.NULL ? null : reading.apply(in.current());
        }

        void set(Object bean, Object value) {
            setting.accept(bean, value);
        }
    }

    /** Records writes, one line a property. */
    public static final class Output {
        final List<String> lines = new ArrayList<>();

        /** Lines that are known only once {@link OutputStandIn#close} is called. */
        final List<String> buffered = new ArrayList<>();

        /** The number of lines that were buffered. */
        int told;

        /** Whether lines may be buffered. */
        final boolean hasBuffer;

        Output(boolean hasBuffer) {
            this.hasBuffer = hasBuffer;
        }

        /** Nobody may use an output that has not been told of all lines. */
        void requireTold() {
            if (!buffered.isEmpty()) {
                throw new IllegalStateException("The output was not told of " + buffered);
            }
        }

        /** Returns the name of the line that was buffered last; none if there is none. */
        String lastBuffered() {
            String last = buffered.isEmpty() ? ":" : buffered.get(buffered.size() - 1);
            return last.substring(0, last.indexOf(':'));
        }

        void add(String line) {
            requireTold();
            lines.add(line);
        }
    }

    /** The argument of writers. */
    public static final class Writing {}

    /** Writes a value as text. */
    public interface Encoder {
        String encode(Object value);
    }

    /** A property whose values are buffered. */
    public record Buffered(Name name, Encoder encoder) {
        public long write(Output out, Writing context, long state, Object value) {
            String text;
            try {
                text = encoder.encode(value);
            } catch (RuntimeException e) {
                // Who lets others write has told the output before.
                OutputStandIn.close(out, state, new Name(out.lastBuffered()));
                throw e;
            }
            return OutputStandIn.write(out, state, name, "known " + text);
        }

        public long writeDynamic(Output out, Writing context, long state, Object bean, Object value) {
            return OutputStandIn.write(out, state, name, "dynamic " + value);
        }
    }

    /** A property that writes itself. */
    public static final class Written {
        final String name;

        Written(String name) {
            this.name = name;
        }
    }

    /** The wrapper of an exception. */
    static final class Failure extends RuntimeException {
        private static final long serialVersionUID = 1L;

        final int at;

        Failure(int at, Throwable cause) {
            super(cause);
            this.at = at;
        }
    }
}
