package dev.piculet.access.proof;

import dev.piculet.codegen.classfile.ClassFile;
import java.io.IOException;
import java.io.InputStream;
import java.lang.reflect.Field;
import java.util.HashMap;
import java.util.Map;

/** The class files of a class, of its superclasses, and of what their code calls; each is read once. */
final class ClassFiles {
    private final Class<?> type;

    private final Map<String, ClassFile> files = new HashMap<>();

    ClassFiles(Class<?> type) {
        this.type = type;
    }

    /** Returns the class file of a class by its internal name; null if there is none that can be read. */
    ClassFile find(String name) {
        if (files.containsKey(name)) {
            return files.get(name);
        }
        ClassFile file = read(name);
        files.put(name, file);
        return file;
    }

    private ClassFile read(String name) {
        Class<?> ancestor = ancestor(name);
        ClassLoader loader = (ancestor == null ? type : ancestor).getClassLoader();
        String resource = name + ".class";
        try (InputStream stream = loader == null
                ? ClassLoader.getSystemResourceAsStream(resource)
                : loader.getResourceAsStream(resource)) {
            ClassFile file = stream == null ? null : ClassFile.of(stream.readAllBytes());
            return file != null && file.name().equals(name) ? file : null;
        } catch (IOException | IllegalArgumentException e) {
            return null;
        }
    }

    /** Returns the class or superclass with this internal name; null if it is none of them. */
    private Class<?> ancestor(String name) {
        String binaryName = name.replace('/', '.');
        for (Class<?> each = type; each != null; each = each.getSuperclass()) {
            if (each.getName().equals(binaryName)) {
                return each;
            }
        }
        return null;
    }

    /**
     * Returns the class that declares a method of the type's instances, by its internal name: the lowest. Null if none of
     * them has its class file.
     */
    String implementer(String name, String descriptor) {
        for (Class<?> each = type; each != null; each = each.getSuperclass()) {
            ClassFile file = find(internalName(each));
            if (file == null) {
                return null;
            }
            if (file.method(name, descriptor) != null) {
                return file.name();
            }
        }
        return null;
    }

    /** Returns the key of a field that code names by a class that has it or inherits it. */
    String fieldKey(String owner, String name) {
        for (Class<?> each = ancestor(owner); each != null; each = each.getSuperclass()) {
            for (Field field : each.getDeclaredFields()) {
                if (field.getName().equals(name)) {
                    return key(field);
                }
            }
        }
        return owner + "." + name;
    }

    static String key(Field field) {
        return internalName(field.getDeclaringClass()) + "." + field.getName();
    }

    static String internalName(Class<?> type) {
        return type.getName().replace('.', '/');
    }
}
