package dev.piculet.jackson3.beans;

import dev.piculet.jackson.bean.Generation;
import dev.piculet.jackson.bean.LateCode;
import dev.piculet.jackson.bean.NotGenerated;
import dev.piculet.jackson.bean.WriteFacts;
import java.util.List;
import tools.jackson.core.JacksonException;
import tools.jackson.core.JsonGenerator;
import tools.jackson.core.json.UTF8JsonGenerator;
import tools.jackson.databind.SerializationContext;

/**
 * What writes a class. Of the code that writes property by property there are two: one for all output would ask for a buffer with
 * each property, and its methods would be too large to be inlined once the generator's own ones are called often. Each is made when
 * it is wanted: most classes are written as a whole and want neither. Thread-safe.
 */
final class Writers {
    private final LateCode<BeanWriter> intoBuffer;
    private final LateCode<BeanWriter> byTokens;

    /** Null if nothing is written as a whole. */
    private final WholeValues values;

    /**
     * @param facts about the properties. All code has the same: they hold serializers that Jackson has found, and may not find again
     * @param writesBuffer whether a property may be written into a generator's buffer
     * @param values null if nothing is written as a whole
     */
    Writers(GeneratingSerializer owner, List<WriteFacts> facts, boolean writesBuffer, WholeValues values) {
        byTokens = new ByProperty(owner, facts, /* usesBuffer= */ false);
        intoBuffer = writesBuffer ? new ByProperty(owner, facts, /* usesBuffer= */ true) : byTokens;
        this.values = values;
    }

    boolean writesBuffer() {
        return intoBuffer != byTokens;
    }

    /** Writes an object as a whole, and tells so; or does nothing. */
    boolean isWhole(Object bean, UTF8JsonGenerator out, SerializationContext context) throws JacksonException {
        return values != null && values.isWritten(bean, out, context);
    }

    /** Returns what writes into the buffer; null if nothing does. */
    BeanWriter intoBuffer() {
        return writesBuffer() ? made(intoBuffer) : null;
    }

    /** Returns what writes an object property by property; null if Jackson has to. */
    BeanWriter of(JsonGenerator out) {
        return made(out.getClass() == UTF8JsonGenerator.class ? intoBuffer : byTokens);
    }

    private BeanWriter made(LateCode<BeanWriter> code) {
        BeanWriter made = code.result();
        // Where objects will be written as a whole there may be no need for it.
        return made != null || values != null && values.areComing() ? made : code.wanted();
    }

    private static final class ByProperty extends LateCode<BeanWriter> {
        private final GeneratingSerializer owner;
        private final List<WriteFacts> facts;
        private final boolean usesBuffer;

        ByProperty(GeneratingSerializer owner, List<WriteFacts> facts, boolean usesBuffer) {
            super(owner.settings(), owner.handledType(), "writing", Generation.JACKSON);
            this.owner = owner;
            this.facts = facts;
            this.usesBuffer = usesBuffer;
        }

        @Override
        protected BeanWriter make() throws NotGenerated {
            return owner.propertyWriter(facts, usesBuffer);
        }
    }
}
