package dev.piculet.jackson.kotlin.generator;

import java.util.ArrayList;
import java.util.List;
import java.util.function.BiConsumer;
import java.util.function.Function;

/** Small stand-ins for what generated code knows of Jackson. */
public final class StandIns {
    static final JacksonTypes TYPES = types(/* createsEarly= */ false);

    private StandIns() {}

    static JacksonTypes types(boolean createsEarly) {
        return new JacksonTypes(
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
                createsEarly);
    }

    /** A token that is neither a name nor a value. */
    public enum Mark {
        START,
        END,
        NULL
    }

    /** A name, as a token and as what is expected. */
    public record Name(String text) {}

    /** Walks over tokens and stands at the first; an exception among them is thrown when it is come to. */
    public static final class Parser {
        private final List<Object> tokens;
        private int position;

        /** How often the name was asked for that it stands at. */
        int lookedUp;

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
    }

    /** Says what to pass for null and nothing. */
    interface Arguments {
        Object give(int index, boolean isMissing);
    }

    /** What readers are passed. */
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

    /** Takes what is written, one line a property. */
    public static final class Output {
        final List<String> lines = new ArrayList<>();
    }

    /** What writers are passed. */
    public static final class Writing {}

    /** Writes a value as text. */
    public interface Encoder {
        String encode(Object value);
    }

    /** A property that writes itself. */
    public static final class Written {
        final String name;

        Written(String name) {
            this.name = name;
        }
    }

    /** What an exception becomes. */
    static final class Failure extends RuntimeException {
        private static final long serialVersionUID = 1L;

        final int at;

        Failure(int at, Exception cause) {
            super(cause);
            this.at = at;
        }
    }
}
