package dev.piculet.jackson3.beans;

import dev.piculet.jackson.bean.LateCode;
import dev.piculet.jackson.bean.NotGenerated;
import dev.piculet.jackson.direct.DirectOutput;
import dev.piculet.jackson.direct.DirectSettings;
import dev.piculet.jackson.direct.DirectWriter;
import tools.jackson.core.JacksonException;
import tools.jackson.core.json.UTF8JsonGenerator;
import tools.jackson.databind.SerializationConfig;
import tools.jackson.databind.SerializationContext;
import tools.jackson.databind.ser.std.NullSerializer;

/**
 * Writes objects of one class as a whole that nothing is around, or only an array, by the code that writes documents without a
 * generator ({@link DirectPlanner}): a generator is given all of the bytes. Where anything in the object is odd, nothing has
 * happened, and it is written property by property (ADR 57). Thread-safe.
 */
final class WholeValues {
    private final GeneratingSerializer owner;
    private final SerializationConfig config;
    private final LateCode<DirectWriter> code;
    private final OutputSettings settings = new OutputSettings();
    private final WrittenDocuments documents = new WrittenDocuments();

    /** Kept for others of the configuration, who share it. Null before there is one. */
    private volatile DirectPlanner planner;

    private WholeValues(GeneratingSerializer owner, SerializationConfig config) {
        this.owner = owner;
        this.config = config;
        code = new Code();
    }

    private final class Code extends LateCode<DirectWriter> {
        Code() {
            super(owner.settings(), owner.handledType(), "writing whole values", "property by property");
        }

        @Override
        protected DirectWriter make() throws NotGenerated {
            DirectPlanner shared = planner;
            if (shared == null) {
                throw new NotGenerated("its mapper has contexts of its own, or was configured after its first call");
            }
            return shared.writerOf(owner);
        }

        @Override
        protected String path() {
            return "straight to bytes, by generated code";
        }
    }

    /**
     * Returns what writes objects of a class; null if a view is active.
     *
     * @param config the only one that objects are written by; null if the serializer was never completed
     */
    static WholeValues of(GeneratingSerializer owner, SerializationConfig config) {
        return config == null || config.getActiveView() != null ? null : new WholeValues(owner, config);
    }

    /** Tells whether the code for it will soon be there. */
    boolean areComing() {
        return code.isComing();
    }

    /** Writes an object, and tells so; or does nothing. */
    boolean isWritten(Object bean, UTF8JsonGenerator out, SerializationContext context) throws JacksonException {
        DirectPlanner known = planner;
        boolean isPossible = code.isPossible()
                && context.getConfig() == config
                && (known == null || known.isFor(context))
                && bean.getClass() == owner.handledType()
                && context.getDefaultNullValueSerializer().getClass() == NullSerializer.class;
        DirectSettings direct = isPossible ? settings.of(out) : null;
        DirectWriter writer = direct == null ? null : writer(context);
        if (writer == null || documents.isPaused()) {
            return false;
        }
        DirectOutput document = documents.of(writer, direct, bean, WrittenDocuments.LONGEST_STREAMED);
        if (document == null) {
            return false;
        }
        WrittenBytes.write(out, document);
        return true;
    }

    private DirectWriter writer(SerializationContext context) {
        DirectWriter made = code.result();
        if (made != null) {
            return made;
        }
        // The context is its caller's, who goes on with it.
        planner = DirectPlanner.shared(context);
        return code.wanted();
    }
}
