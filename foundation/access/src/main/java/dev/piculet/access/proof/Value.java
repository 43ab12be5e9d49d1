package dev.piculet.access.proof;

import dev.piculet.codegen.classfile.Instruction;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.function.IntFunction;

/**
 * The known facts about a value while code is followed. Arguments are numbered from 0, which is the receiver of a
 * method that has one.
 */
sealed interface Value {
    /** What the function of a constant begins with. */
    String STATIC = "static ";

    /** The same of one that may have been read before it was stored. */
    String STATIC_OR_NULL = "perhaps static ";

    /** What the site of a collection begins with that nobody changes. */
    String FIXED = "fixed ";

    /** The upper half of a long or double. */
    Value SECOND = new Constant("second slot");

    Value NULL = new Constant(null);

    /** An argument as it came. */
    record Argument(int index) implements Value {}

    /** A number, a text or null. */
    record Constant(Object value) implements Value {}

    /** An object between its creation and the call of its constructor, which instruction {@code place} began. */
    record Unfinished(String type, int place) implements Value {}

    /**
     * A new object or a constant, not null and the same for all arguments.
     *
     * @param what tells one kind from another
     * @param site the instruction that made the new object, with the calls that led to it; null of a constant
     */
    record Made(String what, String site) implements Value {
        /** A constant, or any new object of a kind. */
        Made(String what) {
            this(what, null);
        }

        /** Whether the other is of the same kind, though another instruction may have made it. */
        boolean isLike(Value other) {
            return other instanceof Made made && made.what.equals(what);
        }

        /** Whether it is a constant of the JDK's or Kotlin's, and not a new object. */
        boolean isShared() {
            return !what.startsWith("new ");
        }
    }

    /**
     * What a static final field holds: one object, not null, made while its class was loaded.
     *
     * @param why completes "a field": {@code gets Text.EMPTY}
     */
    record Kept(Instruction.Member field, String why) implements Value {}

    /**
     * An empty collection of the JDK that the instruction {@code site} made, of exactly this class. What else gets it is told by
     * {@link Frame#leaked}.
     */
    record Fresh(String type, String site) implements Value {}

    /**
     * A view of a collection: what is added to that shows in it.
     *
     * @param of what the code has made: {@link Fresh} or {@link Copied}
     * @param how the same text for the same kind of view
     */
    record View(Value of, String how) implements Value {
        public View {
            AnalysisBudget.requireFew(of, how);
        }
    }

    /**
     * A builder of a text with its appended parts; a new one each time.
     *
     * @param site the instruction that made it
     * @param parts the types of the appended parts
     */
    record Text(String site, String parts, List<Value> inputs) implements Value {
        /** Whether the other is the same builder, to which the same code has appended. */
        boolean isLike(Text other) {
            return site.equals(other.site) && parts.equals(other.parts);
        }
    }

    /**
     * A result of code without side effects, always the same for the same inputs.
     *
     * @param function the same text for the same code
     * @param inputs all values that take part; each is determined
     * @param why completes "a field": {@code gets a value that is computed}
     */
    record Computed(String function, List<Value> inputs, String why) implements Value {
        /** Values inside each other that are kept in mind; what is made of more is unknown. */
        private static final int MAX_SIZE = 64;

        /** Returns the result of a function, which is unknown if a value is that takes part. */
        static Value of(String function, List<Value> inputs, String why, long reach) {
            int size = 0;
            for (Value input : inputs) {
                if (!input.isDetermined()) {
                    return new Unknown(why, reach);
                }
                size += input.size();
            }
            return size < MAX_SIZE ? new Computed(function, List.copyOf(inputs), why) : new Unknown(why, reach);
        }
    }

    /**
     * A value converted by {@code how}. Converting the result again gives an equal one.
     *
     * @param how the same text for the same way
     * @param site the instruction that made the copy, with the calls that led to it; null if views are all that was made
     */
    record Copied(Value of, String how, String site) implements Value {
        public Copied {
            AnalysisBudget.requireFew(of, how);
        }

        /** This, seen or copied once more. */
        Copied then(String how, String site) {
            return new Copied(of, how + ", " + this.how, site == null ? this.site : site);
        }
    }

    /**
     * What a field of a builder held when the constructor got the builder.
     *
     * @param builder the number of the argument that the builder is
     * @param number its own number among arguments and parts
     * @param field the field's key
     */
    record Part(int builder, int number, String field) implements Value {}

    /**
     * An iterator that was asked for just now, so that nobody sees its steps.
     *
     * @param reach the arguments that it leads to, a bit each
     */
    record Steps(long reach) implements Value {}

    /**
     * Anything else.
     *
     * @param why completes "a field": {@code gets the result of com.acme.Text.trim}
     * @param reach the arguments that it may be or lead to, a bit each
     * @param ties how it may be tied to these
     * @param site the instruction that got it, with the calls that led to it: two of one site may be one object. Null if two need
     *     not be one
     */
    record Unknown(String why, long reach, Ties ties, String site) implements Value {
        Unknown(String why, long reach) {
            this(why, reach, Ties.NONE, null);
        }

        /** Whether it may be an object that a second field holds, and that can be changed. */
        boolean mayBeShared() {
            return site != null && !site.startsWith(FIXED);
        }

        @Override
        public boolean equals(Object other) {
            // Why is for people, and the first reason is as good as any.
            return other instanceof Unknown unknown
                    && unknown.reach == reach
                    && unknown.ties.equals(ties)
                    && Objects.equals(unknown.site, site);
        }

        @Override
        public int hashCode() {
            return (Long.hashCode(reach) * 31 + ties.hashCode()) * 31 + Objects.hashCode(site);
        }
    }

    /** The bit of an argument; those from the 64th on share one. */
    static long bit(int argument) {
        return 1L << Math.min(argument, Long.SIZE - 1);
    }

    /** The argument or part that this is, or is made from without anything else; null if there is none. */
    default Value origin() {
        return this instanceof Copied copied ? copied.of().origin() : place() < 0 ? null : this;
    }

    /** The number of this among arguments and parts of which it is known whether they are null; -1 of anything else. */
    default int place() {
        int number = this instanceof Argument argument ? argument.index() : -1;
        number = this instanceof Part part ? part.number() : number;
        return number < Long.SIZE - 1 ? number : -1;
    }

    /** Whether this is always the same for the same arguments. */
    default boolean isDetermined() {
        return this instanceof Argument || this instanceof Constant || this instanceof Computed;
    }

    /** The arguments that this is computed from if it is determined, a bit each. */
    default long arguments() {
        long arguments = this instanceof Argument argument ? bit(argument.index()) : 0;
        if (this instanceof Computed computed) {
            for (Value input : computed.inputs()) {
                arguments |= input.arguments();
            }
        }
        return arguments;
    }

    private int size() {
        int size = 1;
        if (this instanceof Computed computed) {
            for (Value input : computed.inputs()) {
                size += input.size();
            }
        }
        return size;
    }

    /** How this may be tied to the arguments that it leads to. */
    default Ties ties() {
        if (this instanceof Unknown unknown) {
            return unknown.ties();
        }
        if (this instanceof Copied copied && copied.site() == null) {
            return Ties.PART.with(copied.of()).or(copied.of().ties());
        }
        boolean isOne = this instanceof Argument || this instanceof Computed || this instanceof Part;
        return isOne ? Ties.PART.with(this) : Ties.NONE;
    }

    /** This where each argument is what {@code values} has for its number; unknown if that is not determined. */
    default Value with(IntFunction<Value> values) {
        if (this instanceof Argument argument) {
            return values.apply(argument.index());
        }
        if (this instanceof Computed computed) {
            List<Value> inputs = new ArrayList<>(computed.inputs().size());
            for (Value input : computed.inputs()) {
                inputs.add(input.with(values));
            }
            return Computed.of(computed.function(), inputs, computed.why(), 0);
        }
        return this;
    }

    /** Whether this can't be null. */
    default boolean isNotNull() {
        return this instanceof Made
                || this instanceof Fresh
                || this instanceof View
                || this instanceof Kept
                || this instanceof Computed computed && computed.function().startsWith(STATIC)
                || this instanceof Constant constant && constant.value() != null;
    }
}
