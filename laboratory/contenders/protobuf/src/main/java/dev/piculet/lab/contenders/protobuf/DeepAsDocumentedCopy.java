package dev.piculet.lab.contenders.protobuf;

import dev.piculet.lab.contenders.protobuf.message.DeepAsDocumentedMessage;
import dev.piculet.lab.payload.objects.DeepAsDocumented;

/** {@link DeepAsDocumented} as a message. */
final class DeepAsDocumentedCopy {
    private DeepAsDocumentedCopy() {}

    static DeepAsDocumentedMessage toMessage(DeepAsDocumented deep) {
        DeepAsDocumentedMessage.Builder message =
                DeepAsDocumentedMessage.newBuilder().setId(deep.id);
        if (deep.name != null) {
            message.setName(deep.name);
        }
        if (deep.child != null) {
            message.setChild(toMessage(deep.child));
        }
        return message.build();
    }

    static DeepAsDocumented toObject(DeepAsDocumentedMessage message) {
        DeepAsDocumented deep = new DeepAsDocumented();
        deep.id = message.getId();
        deep.name = message.hasName() ? message.getName() : null;
        deep.child = message.hasChild() ? toObject(message.getChild()) : null;
        return deep;
    }
}
