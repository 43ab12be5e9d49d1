package dev.piculet.consumers;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import kotlin.Metadata;
import kotlin.metadata.Attributes;
import kotlin.metadata.KmConstructor;
import kotlin.metadata.KmDeclarationContainer;
import kotlin.metadata.KmFunction;
import kotlin.metadata.KmProperty;
import kotlin.metadata.KmPropertyAccessorAttributes;
import kotlin.metadata.Visibility;
import kotlin.metadata.jvm.JvmExtensionsKt;
import kotlin.metadata.jvm.JvmMethodSignature;
import kotlin.metadata.jvm.KotlinClassMetadata;

/**
 * Members of a class that Kotlin hides and the JVM shows.
 *
 * @param hidesClass the class itself is internal
 * @param members names and descriptors of methods that are internal or less
 */
record KotlinVisibility(boolean hidesClass, Set<String> members) {

    /** Returns the hidden members of the class with this name; none for Java's classes. */
    static KotlinVisibility of(String className) {
        Metadata metadata = annotation(className);
        Set<String> hidden = new HashSet<>();
        boolean hidesClass = false;
        if (metadata != null) {
            KotlinClassMetadata read = KotlinClassMetadata.readLenient(metadata);
            if (read instanceof KotlinClassMetadata.Class declared) {
                hidesClass = isHidden(Attributes.getVisibility(declared.getKmClass()));
                addConstructors(declared.getKmClass().getConstructors(), hidden);
                addMembers(declared.getKmClass(), hidden);
            } else if (read instanceof KotlinClassMetadata.FileFacade file) {
                addMembers(file.getKmPackage(), hidden);
            }
        }
        return new KotlinVisibility(hidesClass, hidden);
    }

    private static Metadata annotation(String className) {
        try {
            return Class.forName(className, false, KotlinVisibility.class.getClassLoader())
                    .getAnnotation(Metadata.class);
        } catch (ClassNotFoundException e) {
            throw new AssertionError(e);
        }
    }

    /** Tells whether Kotlin hides a method; one for default arguments is hidden with the method that has them. */
    boolean hides(String name, String descriptor) {
        if (members.contains(name + descriptor)) {
            return true;
        }
        return members.stream().anyMatch(member -> isForDefaults(member, name, descriptor));
    }

    private static boolean isForDefaults(String member, String name, String descriptor) {
        int open = member.indexOf('(');
        String parameters = member.substring(open + 1, member.indexOf(')'));
        return name.equals("<init>")
                ? member.startsWith("<init>")
                        && descriptor.startsWith("(" + parameters)
                        && descriptor.contains("Lkotlin/jvm/internal/DefaultConstructorMarker;")
                : name.equals(member.substring(0, open) + "$default") && descriptor.contains(parameters);
    }

    private static void addConstructors(List<KmConstructor> constructors, Set<String> hidden) {
        for (KmConstructor constructor : constructors) {
            add(Attributes.getVisibility(constructor), JvmExtensionsKt.getSignature(constructor), hidden);
        }
    }

    private static void addMembers(KmDeclarationContainer container, Set<String> hidden) {
        for (KmFunction function : container.getFunctions()) {
            add(Attributes.getVisibility(function), JvmExtensionsKt.getSignature(function), hidden);
        }
        for (KmProperty property : container.getProperties()) {
            add(Attributes.getVisibility(property.getGetter()), JvmExtensionsKt.getGetterSignature(property), hidden);
            KmPropertyAccessorAttributes setter = property.getSetter();
            if (setter != null) {
                add(Attributes.getVisibility(setter), JvmExtensionsKt.getSetterSignature(property), hidden);
            }
        }
    }

    private static void add(Visibility visibility, JvmMethodSignature signature, Set<String> hidden) {
        if (signature != null && isHidden(visibility)) {
            hidden.add(signature.toString());
        }
    }

    private static boolean isHidden(Visibility visibility) {
        return visibility != Visibility.PUBLIC && visibility != Visibility.PROTECTED;
    }
}
