package dev.piculet.jackson3.beans;

import tools.jackson.databind.DeserializationContext;
import tools.jackson.databind.deser.DeserializationContextExt;

/** Tells contexts of Jackson's own classes from those of somebody's, which may answer as they like whatever they are asked. */
final class ReadingContexts {
    /** By name, since few have it. It finds texts and buffers in a way of its own, and is like Jackson's own for the rest. */
    private static final String OF_XML = "tools.jackson.dataformat.xml.deser.XmlDeserializationContext";

    private ReadingContexts() {}

    /** Tells whether a call asks nobody what an unknown name or a wrong value means: no problem handler, and no context of somebody's. */
    static boolean asksNobody(DeserializationContext context) {
        return context.getConfig().getProblemHandlers() == null && isJacksons(context);
    }

    /** Tells whether a context is of Jackson's own class. */
    static boolean isJacksons(DeserializationContext context) {
        Class<?> type = context.getClass();
        return type == DeserializationContextExt.Impl.class || type.getName().equals(OF_XML);
    }
}
