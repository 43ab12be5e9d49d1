package dev.piculet.lab.contender;

import java.lang.reflect.Type;
import java.util.EnumSet;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;

/**
 * One data set: the values that timed calls handle, and what must come back. Immutable, apart from the values.
 *
 * <p>A payload has one value, a population of values that timed calls take in turn, in order that no branch, size or shape
 * can be learnt by heart, or several values that every timed call handles. Each value is written to a document of its own.
 */
public final class Payload {
    private final String suite;
    private final String id;
    private final Type type;
    private final List<?> values;
    private final List<Class<?>> classes;
    private final Form form;
    private final Set<Operation> operations;
    private final Set<PayloadOption> options;
    private final List<String> inputs;
    private final boolean isInTurn;
    private final PayloadFields<?> fields;
    private final List<Class<?>> libraryClasses;
    private final List<String> documents;

    private Payload(Builder builder) {
        suite = builder.suite;
        id = builder.id;
        type = builder.type;
        values = List.copyOf(builder.values);
        classes = List.copyOf(builder.classes);
        form = builder.form;
        operations = Set.copyOf(builder.operations);
        options = Set.copyOf(builder.options);
        inputs = List.copyOf(builder.inputs);
        if (!inputs.isEmpty() && inputs.size() != values.size()) {
            throw new IllegalArgumentException("Payload " + id + " has " + values.size() + " values and "
                    + inputs.size() + " texts to read. Give a text for each value.");
        }
        isInTurn = builder.isInTurn;
        fields = builder.fields;
        libraryClasses = List.copyOf(builder.libraryClasses);
        documents = List.copyOf(builder.documents);
    }

    /** Starts a payload with one value, in {@link Form#BYTES}, for all operations of objects. */
    public static Builder of(String suite, String id, Type type, Object value) {
        return new Builder(suite, id, type, List.of(value));
    }

    /** Returns the same payload, which is one of text, in another form, under its id with that form's ending. */
    public Payload inForm(Form form) {
        Builder builder = like(id + form.ending(), values);
        builder.form = form;
        builder.isInTurn = isInTurn;
        if (form == Form.STREAM) {
            builder.operations = EnumSet.of(Operation.DESERIALIZE);
        }
        return builder.build();
    }

    /** Returns the same payload with an option, under an id of its own. */
    public Payload with(String id, PayloadOption option) {
        Builder builder = like(id, values);
        builder.options = EnumSet.of(option);
        builder.isInTurn = isInTurn;
        return builder.build();
    }

    /** Returns a payload with the first value alone, under an id of its own. */
    public Payload ofFirst(String id) {
        Builder builder = like(id, values.subList(0, 1));
        builder.inputs = inputs.subList(0, Math.min(1, inputs.size()));
        builder.documents = documents.subList(0, Math.min(1, documents.size()));
        return builder.build();
    }

    /** Returns a payload of other values of the same type, each in a document of its own, without a dictated text. */
    public Payload ofOthers(String id, List<?> values) {
        Builder builder = like(id, values);
        builder.inputs = List.of();
        builder.documents = List.of();
        return builder.build();
    }

    private Builder like(String id, List<?> values) {
        Builder builder = new Builder(suite, id, type, values);
        builder.classes = classes;
        builder.form = form;
        builder.operations = operations;
        builder.options = options;
        builder.inputs = inputs;
        builder.fields = fields;
        builder.libraryClasses = libraryClasses;
        builder.documents = documents;
        return builder;
    }

    /**
     * Starts a payload whose timed calls handle one of {@code values} each, in turn.
     *
     * @param values as many as a power of two
     */
    public static Builder inTurn(String suite, String id, Type type, List<?> values) {
        if (Integer.bitCount(values.size()) != 1) {
            throw new IllegalArgumentException(
                    "Payload " + id + " has " + values.size() + " values in turn. Make it 64 or another power of two.");
        }
        Builder builder = new Builder(suite, id, type, values);
        builder.isInTurn = true;
        return builder;
    }

    /** Starts a payload whose timed call handles every one of {@code values}, each in a document of its own. */
    public static Builder ofEach(String suite, String id, Type type, List<?> values) {
        return new Builder(suite, id, type, values);
    }

    public String suite() {
        return suite;
    }

    public String id() {
        return id;
    }

    /** The static type of each value, with type arguments. */
    public Type type() {
        return type;
    }

    /** The values that timed calls handle; at least one. */
    public List<?> values() {
        return values;
    }

    /** True if a timed call handles one of the values, in turn; false if it handles all of them. */
    public boolean isInTurn() {
        return isInTurn;
    }

    /** Every class of ours that a value can contain, for libraries that want classes registered; the root comes first. */
    public List<Class<?>> classes() {
        return classes;
    }

    /**
     * Classes of the JDK and of Kotlin's library that the values contain, besides texts and numbers, for libraries that want these
     * registered as well. Empty where {@link #classes} is all that they need.
     */
    public List<Class<?>> libraryClasses() {
        return libraryClasses;
    }

    /**
     * The JSON documents that the values are, one each, for classes of strangers, whose annotations may name members otherwise than
     * fields. Empty where a document has a member for each field.
     */
    public List<String> documents() {
        return documents;
    }

    public Form form() {
        return form;
    }

    public Set<Operation> operations() {
        return operations;
    }

    public boolean has(PayloadOption option) {
        return options.contains(option);
    }

    /** The JSON texts to read, one a value, where the payload dictates them; none where each library reads what it wrote. */
    public List<String> inputs() {
        return inputs;
    }

    /** True if the payload dictates what is read. */
    public boolean isDictated() {
        return !inputs.isEmpty();
    }

    /** What its fields are, where libraries can be asked for these alone. */
    @SuppressWarnings("unchecked")
    public <P> Optional<PayloadFields<P>> fields() {
        return Optional.ofNullable((PayloadFields<P>) fields);
    }

    @Override
    public String toString() {
        return suite + "/" + id;
    }

    /** Collects what is not common to all payloads. */
    public static final class Builder {
        private final String suite;
        private final String id;
        private final Type type;
        private final List<?> values;
        private List<Class<?>> classes = List.of();
        private Form form = Form.BYTES;
        private Set<Operation> operations = EnumSet.copyOf(Operation.OF_OBJECTS);
        private Set<PayloadOption> options = EnumSet.noneOf(PayloadOption.class);
        private List<String> inputs = List.of();
        private boolean isInTurn;
        private PayloadFields<?> fields;
        private List<Class<?>> libraryClasses = List.of();
        private List<String> documents = List.of();

        private Builder(String suite, String id, Type type, List<?> values) {
            this.suite = Objects.requireNonNull(suite);
            this.id = Objects.requireNonNull(id);
            this.type = Objects.requireNonNull(type);
            this.values = values;
        }

        public Builder classes(Class<?>... classes) {
            this.classes = List.of(classes);
            return this;
        }

        public Builder libraryClasses(List<Class<?>> classes) {
            this.libraryClasses = classes;
            return this;
        }

        /** @param documents as many as there are values */
        public Builder documents(List<String> documents) {
            this.documents = documents;
            return this;
        }

        public Builder form(Form form) {
            this.form = form;
            return this;
        }

        public Builder operations(Operation first, Operation... others) {
            this.operations = EnumSet.of(first, others);
            return this;
        }

        /** Lets libraries be asked for fields as well. */
        public Builder fields(PayloadFields<?> fields) {
            this.fields = fields;
            this.operations = EnumSet.allOf(Operation.class);
            return this;
        }

        public Builder option(PayloadOption option) {
            this.options = EnumSet.of(option);
            return this;
        }

        /** Dictates the JSON text to read, for a payload with one value. */
        public Builder input(String json) {
            return inputs(List.of(json));
        }

        /** Dictates the JSON text to read for each value. */
        public Builder inputs(List<String> json) {
            this.inputs = json;
            return this;
        }

        public Payload build() {
            return new Payload(this);
        }
    }
}
