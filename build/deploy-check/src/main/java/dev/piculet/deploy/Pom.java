package dev.piculet.deploy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import javax.xml.parsers.DocumentBuilderFactory;
import javax.xml.parsers.ParserConfigurationException;
import org.w3c.dom.Element;
import org.w3c.dom.Node;
import org.xml.sax.SAXException;

/** The contents of a pom itself, without its parent's. */
record Pom(Element project, String text) {

    /** A dependency as written. A missing element is an empty text. */
    record Dependency(String group, String id, String version, String scope) {}

    static Pom read(Path file) throws IOException {
        try {
            Element root = DocumentBuilderFactory.newInstance()
                    .newDocumentBuilder()
                    .parse(file.toFile())
                    .getDocumentElement();
            return new Pom(root, Files.readString(file));
        } catch (ParserConfigurationException | SAXException e) {
            throw new IOException("Not a pom: " + file, e);
        }
    }

    /** Returns the text of the element at the end of a path; empty if it is missing. */
    String value(String... path) {
        Element element = element(project, path);
        return element == null ? "" : element.getTextContent().strip();
    }

    String packaging() {
        String packaging = value("packaging");
        return packaging.isEmpty() ? "jar" : packaging;
    }

    List<Dependency> dependencies() {
        return dependencies("dependencies");
    }

    List<Dependency> managed() {
        return dependencies("dependencyManagement", "dependencies");
    }

    private List<Dependency> dependencies(String... path) {
        List<Dependency> found = new ArrayList<>();
        Element list = element(project, path);
        if (list != null) {
            for (Element each : children(list)) {
                found.add(new Dependency(
                        text(each, "groupId"), text(each, "artifactId"), text(each, "version"), text(each, "scope")));
            }
        }
        return found;
    }

    private static String text(Element parent, String name) {
        Element element = element(parent, name);
        return element == null ? "" : element.getTextContent().strip();
    }

    private static Element element(Element from, String... path) {
        Element current = from;
        for (String name : path) {
            Element next = null;
            for (Element child : children(current)) {
                if (child.getTagName().equals(name)) {
                    next = child;
                    break;
                }
            }
            if (next == null) {
                return null;
            }
            current = next;
        }
        return current;
    }

    private static List<Element> children(Element parent) {
        List<Element> elements = new ArrayList<>();
        for (Node node = parent.getFirstChild(); node != null; node = node.getNextSibling()) {
            if (node instanceof Element element) {
                elements.add(element);
            }
        }
        return elements;
    }
}
