/** Starts the page. */
import "./app.js";
